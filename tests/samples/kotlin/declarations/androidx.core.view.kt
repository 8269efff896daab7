package androidx.core.view

import android.view.View

inline var View.isVisible: Boolean
    get() = TODO()
    set(value) = TODO()
