package androidx.appcompat.app

import android.app.Activity
import androidx.lifecycle.LifecycleOwner

open class AppCompatActivity : Activity(), LifecycleOwner
