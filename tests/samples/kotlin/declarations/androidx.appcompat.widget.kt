package androidx.appcompat.widget

import android.content.Context
import android.util.AttributeSet
import android.widget.Button

open class AppCompatButton(context: Context, attrs: AttributeSet?, defStyleAttr: Int) :
    Button(context, attrs, defStyleAttr)
